import { describeLaws } from '@acheron/core/test-kit'
import { ticketToRide } from '../src/index.ts'

describeLaws(ticketToRide)
