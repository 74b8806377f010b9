/** @param label for screen readers, where no text nearby says that something is loading */
export const Spinner = ({ label }: { label?: string }) => (
  <span className="spinner" role={label && 'status'} aria-label={label} />
)
