import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import Qr from './Qr.svelte'

test('the code of a link is drawn as one that a reader of such codes (zxing) read as that link', () => {
  const drawn = render(Qr, { props: { text: 'http://192.168.1.20:8080/', name: 'QR' } }).body
  const rows = new Array<number>(25).fill(0)
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]! += 2 ** (24 - Number(x))
  expect(rows.map((row) => row.toString(16)).join(' ')).toBe(
    '1fc247f 1046a41 175a15d 175e85d 175645d 105a341 1fd557f 1b200 17cdb7c 1ea2c82 1541a6b 98b111 1ffd877 1ca8c0a 10432ab 1686209 13cf9f4 1d51c 1fc815f 105631b 1757bfc 1757f77 1759085 104d179 1fd4aff',
  )
})
