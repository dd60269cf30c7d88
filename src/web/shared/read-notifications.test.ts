import { expect, it } from 'vitest'
import { guardedStore } from './browser-store.ts'
import { memoryStorage } from './memory-storage.test-data.ts'
import { isNoticeRead, markNoticeRead } from './read-notifications.ts'

it('keeps the ids of dismissed notices under read-notifications (D2)', () => {
  const storage = memoryStorage()
  const store = guardedStore(() => storage)
  expect(isNoticeRead('blog-tips', store)).toBe(false)
  markNoticeRead('blog-tips', store)
  markNoticeRead('blog-tips', store)
  markNoticeRead('other', store)
  expect(isNoticeRead('blog-tips', store)).toBe(true)
  expect(storage.getItem('read-notifications')).toBe('["blog-tips","other"]')
})

it.each(['nonsense', '{"a":1}', '[1]'])('takes %s for none', (text) => {
  const storage = memoryStorage()
  storage.setItem('read-notifications', text)
  expect(
    isNoticeRead(
      'blog-tips',
      guardedStore(() => storage),
    ),
  ).toBe(false)
})
