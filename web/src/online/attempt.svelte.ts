import { faultOf } from './online.svelte.ts'

/** Something that is asked of the server and may go wrong; then `fault` says what, until the next time. */
export class Attempt {
  fault = $state<string>()

  readonly at = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      this.fault = undefined
      await act()
    } catch (error) {
      this.fault = faultOf(error)
    }
  }
}
