/** Which picture of how many is shown, on its corner. */
export const PictureNumber = ({ number, count }: { number: number; count: number }) => (
  <span className="carousel-place">
    <bdi dir="ltr">{`${number} / ${count}`}</bdi>
  </span>
)
