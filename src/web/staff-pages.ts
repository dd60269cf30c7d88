/** The pages that staff alone open, apart from the table: nobody else loads so much as the names of their files. */
export const staffPages = {
  staff: () => import('./staff/staff-page.tsx'),
  flags: () => import('./staff/flags-page.tsx'),
  deletions: () => import('./staff/deletions-page.tsx'),
  identities: () => import('./staff/identities-page.tsx'),
  review: () => import('./review/review-page.tsx'),
  listings: () => import('./staff/listings-page.tsx'),
  secondChances: () => import('./staff/second-chances-page.tsx'),
  books: () => import('./books/books-page.tsx'),
  taxReports: () => import('./tax-reports/tax-reports-page.tsx'),
  taxReport: () => import('./tax-reports/message-page.tsx'),
  audit: () => import('./staff/staff-audit-page.tsx'),
}
