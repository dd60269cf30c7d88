/** What landlords ask about homes for people from Ukraine; their texts are under `supportUkraine.questions`. */
export const UKRAINE_QUESTIONS = ['who', 'rent', 'length', 'papers'] as const satisfies readonly string[]
