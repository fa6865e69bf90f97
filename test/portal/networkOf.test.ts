/** @jest-environment node */
import { HeldBytes } from '../../examples/portal/server/limits/HeldBytes'
import { networkOf } from '../../examples/portal/server/limits/networkOf'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::5]:51234', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'not an address'],
])('limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('bytes are counted in total and for each owner, until they are released', () => {
  const held = new HeldBytes({ total: 100, perOwner: 60 })
  expect([held.take('a', 60), held.take('a', 1), held.take('b', 40), held.take('c', 1)]).toEqual([
    true,
    false,
    true,
    false,
  ])
  held.release('a', 30)
  expect([held.take('c', 31), held.take('c', 30)]).toEqual([false, true])
})
