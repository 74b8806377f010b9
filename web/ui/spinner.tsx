/** @param label for screen readers, if no text nearby says that something is loading */
export const Spinner = ({ label }: { label?: string }) => (
  <span className="spinner" role={label && 'status'} aria-label={label} />
)
