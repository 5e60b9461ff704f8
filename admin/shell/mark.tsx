/** Portico's logo: a doorway. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="var(--brand, #1890ff)" />
    <path d="M8.5 25V15.5a7.5 7.5 0 0 1 15 0V25" fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" />
    <path d="M13 25v-9a3 3 0 0 1 6 0v9z" fill="#fff" />
  </svg>
)
