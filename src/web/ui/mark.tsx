/** The mark: two door arches that read as an m. Decorative, unless a label is given. */
export function Mark(props: { size?: number; label?: string }) {
  const { size = 32, label } = props
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="32" height="32" rx="9" fill="#0F6B5B" />
      <path
        d="M6.5 25V15.2a4.6 4.6 0 0 1 9.2 0V25M15.7 25V15.2a4.9 4.9 0 0 1 9.8 0V25"
        fill="none"
        stroke="#FAF8F5"
        strokeWidth="3.1"
        strokeLinecap="round"
      />
      <circle cx="20.6" cy="19.6" r="1.6" fill="#F0B46A" />
    </svg>
  )
}
