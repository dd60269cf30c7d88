import { useMutation, useQueryClient } from '@tanstack/react-query'

/** A mutation of the person's own account, which is read again afterwards. */
export function useAccountChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['account'] }),
  })
}
