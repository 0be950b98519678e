import { BlockList, isIP, isIPv6 } from 'node:net'

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether an address is that of a reverse proxy that we were told of. Without any, nobody is. */
export function trustOf(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of proxies.flatMap((proxy) => NAMED[proxy] ?? [proxy])) {
    const [address, bits] = network.split('/')
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4'
    list.addSubnet(address, bits === undefined ? (kind === 'ipv6' ? 128 : 32) : Number(bits), kind)
  }
  return (address) => {
    const plain = address.startsWith('::ffff:') ? address.slice(7) : address
    return isIP(plain) > 0 && list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}
