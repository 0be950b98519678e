import { BlockList, isIP, isIPv4 } from 'node:net'

/** Networks that are nobody's but ours, or nobody's at all: whoever names an address must not reach them through us. */
const INSIDE_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Of version 6 only what is given out to the public may be reached; these are carved out of that. */
const INSIDE_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const inside = new BlockList()
for (const [net, bits] of INSIDE_4) inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of INSIDE_6) inside.addSubnet(net, bits, 'ipv6')

const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to us or to nobody. What is no address counts as inside. */
export function isInside(address: string): boolean {
  if (isIPv4(address)) return inside.check(address, 'ipv4')
  if (isIP(address) !== 6 || address.includes('%')) return true
  return !outside6.check(address, 'ipv6') || inside.check(address, 'ipv6')
}
