import { expect, test } from 'vitest'
import { parseFolderLink } from './folder-link.ts'

const shared = 'https://www.dropbox.com/scl/fo/ab12cd/AKey-of_it?rlkey=x9y8'

test.each([
  [`${shared}&st=zz&dl=0`, shared],
  ['  https://dropbox.com/sh/ab12cd/AAbb-_9?dl=0 ', 'https://www.dropbox.com/sh/ab12cd/AAbb-_9'],
  [
    'https://www.dropbox.com/scl/fo/ab12cd/h/?rlkey=k#part',
    'https://www.dropbox.com/scl/fo/ab12cd/h?rlkey=k',
  ],
])('%s is the link of a shared folder', (given, link) => {
  expect(parseFolderLink(given)).toEqual({ link })
})

test.each([
  ['', 'missing'],
  ['my photos', 'notALink'],
  ['http://www.dropbox.com/sh/ab12cd/AA', 'notALink'],
  ['javascript:alert(1)', 'notALink'],
  [`${shared}&${'x'.repeat(500)}`, 'notALink'],
  ['https://www.dropbox.com/scl/fo/ab/cd?rlkey=a%0d%0aHost:x', 'notALink'],
  ['https://www.dropbox.com.evil.example/sh/ab/cd', 'notDropbox'],
  ['https://www.dropbox.com@evil.example/sh/ab/cd', 'notDropbox'],
  ['https://me:secret@www.dropbox.com/sh/ab/cd', 'notDropbox'],
  ['https://www.dropbox.com:8443/sh/ab/cd', 'notDropbox'],
  ['https://drive.google.com/drive/folders/ab', 'notDropbox'],
  ['https://127.0.0.1/sh/ab/cd', 'notDropbox'],
  ['https://www.dropbox.com/home/Photos', 'notShared'],
  ['https://www.dropbox.com/', 'notShared'],
  ['https://www.dropbox.com/sh/ab/cd/../../../home', 'notShared'],
  ['https://www.dropbox.com/scl/fi/ab/kitchen.jpg?rlkey=k', 'oneFile'],
  ['https://www.dropbox.com/s/ab/kitchen.jpg', 'oneFile'],
] as const)('%s is none, and why is said', (given, refusal) => {
  expect(parseFolderLink(given)).toEqual({ refusal })
})
