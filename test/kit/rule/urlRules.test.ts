/** @jest-environment node */
import fc from 'fast-check'
import { urlOptional } from '../../../src/kit/rule/urlRules'
import { acceptedBy } from './acceptedBy'

const http = (hosts: readonly string[]) => hosts.map(host => `http://${host}`)
const octet = fc.integer({ min: 1, max: 254 })

describe('the optional address', () => {
  it('may be empty; else it begins with http, https or ftp, perhaps with user:pass@ [UI-FLD-09]', () => {
    const good = [
      '',
      'http://haus.de',
      'https://haus.de',
      'ftp://haus.de',
      'HTTPS://haus.de',
      'ftp://anna:geheim@haus.de',
      'http://anna@haus.de',
      'http://anna:@haus.de',
    ]
    const bad = [
      'haus.de',
      '//haus.de',
      'http:/haus.de',
      'javascript://haus.de',
      'mailto:anna@haus.de',
      'httpx://haus.de',
      'ftps://haus.de',
      'xhttp://haus.de',
      'http://@haus.de',
      'http://:geheim@haus.de',
      'http://an na@haus.de',
      ' http://haus.de',
    ]
    expect(acceptedBy(urlOptional, [...good, ...bad])).toEqual(good)
    expect(urlOptional('https://', { placeholder: 'https://' })).toBeUndefined()
  })

  it('takes public IPv4 addresses and refuses 10.x, 127.x, 169.254.x, 192.168.x and 172.16 to 31.x [UI-FLD-10]', () => {
    const good = http([
      '8.8.8.8',
      '9.255.0.1',
      '11.0.0.1',
      '126.1.1.1',
      '128.1.1.1',
      '169.253.1.1',
      '169.255.1.1',
      '172.15.1.1',
      '172.32.1.1',
      '192.167.1.1',
      '192.169.1.1',
      '223.1.1.254',
      // A single part does not make an address local, and a number does not make a name an IP address.
      '1.1.255.1',
      '8.254.1.1',
      '8.168.1.1',
      '8.20.1.1',
      '1.www.haus.de',
    ])
    const bad = http([
      '8.8.256.1',
      '8.8.8.0',
      '10.0.0.1',
      '10.255.1.1',
      '127.0.0.1',
      '127.9.9.9',
      '169.254.1.1',
      '192.168.0.1',
      '172.16.0.1',
      '172.24.1.1',
      '172.31.255.1',
      '0.1.1.1',
      '224.1.1.1',
      '1.256.1.1',
      '1.1.1.255',
      '1.1.1',
      '1.1.1.1.1',
      '010.1.1.1',
      '1.1.1.1e',
    ])
    expect(acceptedBy(urlOptional, [...good, ...bad])).toEqual(good)
  })

  it('refuses every address of the private networks, with any port and path [UI-FLD-10]', () => {
    const closed = fc.oneof(
      fc.tuple(fc.constantFrom('10', '127'), octet, octet, octet),
      fc.tuple(fc.constantFrom('169.254', '192.168'), octet, octet),
      fc.tuple(
        fc.integer({ min: 16, max: 31 }).map(second => `172.${second}`),
        octet,
        octet,
      ),
    )
    fc.assert(
      fc.property(
        closed,
        fc.constantFrom('', ':80', '/a.de', ':8080/x'),
        (parts, end) => urlOptional(`http://${parts.join('.')}${end}`) !== undefined,
      ),
    )
  })

  it('takes host names whose top level has at least 2 letters [UI-FLD-11]', () => {
    const good = http([
      'haus.de',
      'www.kultur-haus.museum',
      'haus.kulturlandschaft',
      'müller.köln',
      'xn--mller-kva.de',
      '4711.de',
      'a.b.c.de',
    ])
    const bad = http([
      'haus',
      'localhost',
      'haus.d',
      'haus.d3',
      '-haus.de',
      'haus-.de',
      'ha_us.de',
      'haus..de',
      '.de',
      'haus.de.',
      '',
    ])
    expect(acceptedBy(urlOptional, [...good, ...bad])).toEqual(good)
  })

  it('may have a port of 2 to 5 digits and a path [UI-FLD-12]', () => {
    const good = http([
      'haus.de:80',
      'haus.de:65535',
      '8.8.8.8:8080',
      'haus.de/',
      'haus.de:80/a/b?c=d#e',
      'haus.de/a@b',
      'anna:geheim@haus.de:80/',
    ])
    const bad = http(['haus.de:8', 'haus.de:123456', 'haus.de:', 'haus.de:8a', 'haus.de/a b', 'haus.de/a\n'])
    expect(acceptedBy(urlOptional, [...good, ...bad])).toEqual(good)
  })
})
