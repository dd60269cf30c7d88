import { useCallback } from 'react'
import { isNeutralContract } from '../../domain/rentals/supported-contracts.ts'
import { useCatalogueText } from './status-text.ts'

/** Names a contract by the country of its home; without one, as in a list of all homes, so that it fits each of them. */
export function useContractName(): (name: string, country: string | null) => string {
  const text = useCatalogueText('contractName')
  return useCallback((name, country) => text(isNeutralContract(name, country) ? 'neutral' : name), [text])
}
