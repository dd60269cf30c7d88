import { useCallback } from 'react'
import { isNeutralContract } from '../../domain/rentals/supported-contracts.ts'
import { useCatalogueText } from './status-text.ts'

/** Names a contract by the country of its listing; without one, as in a list of all, so that it fits each of them. */
export function useContractName(): (name: string, country: string | null) => string {
  const text = useCatalogueText('contractName')
  return useCallback((name, country) => text(isNeutralContract(name, country) ? 'neutral' : name), [text])
}
