import { PUBLIC_CATEGORIES, type PublicCategory } from '../../domain/catalogue/pictures.ts'
import { useFeatureFlag } from '../shared/viewer.ts'

/** The public categories that are linked and searched for: student housing only where it is switched on (C6). */
export function useOfferedCategories(): readonly PublicCategory[] {
  const hasStudents = useFeatureFlag('STUDENT_HOUSING')
  return PUBLIC_CATEGORIES.filter((category) => hasStudents || category !== 'STUDENT_HOUSING')
}
