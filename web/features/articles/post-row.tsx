import type { ArticleCard } from '#contract/articles.ts'
import { PostCard } from './post-card.tsx'

/** Some posts side by side. */
export const PostRow = ({ posts }: { posts: readonly ArticleCard[] }) => (
  <ul className="posts">
    {posts.map((post) => (
      <li key={post.id} className="min-w-0">
        <PostCard post={post} sizes="(width >= 48rem) 27rem, 68vw" />
      </li>
    ))}
  </ul>
)
