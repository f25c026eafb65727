import { defineStage, t } from "postloom";
import { Picture, SlideCount, SlideFit } from "postloom/posts";
import { contentOf, finishedFields, metadataOf } from "./_content.ts";

/** Publishes pictures as the content of their job. Idempotent: a repetition returns the same content. */
export const publishImages = defineStage({
  name: "publish_images",
  title: "Finishing the post",
  version: 2,
  needs: t.Object({
    ...finishedFields,
    slideCount: SlideCount,
    images: t.Array(Picture),
    fits: t.Optional(t.Array(SlideFit)),
  }),
  adds: t.Object({ contentIdPublished: t.String() }),
  options: t.Object({}),
  uses: ["publisher"],
  retry: { attempts: 5, backoffMs: 500 },
  async run({ images, slideCount, fits, ...input }, { publisher }) {
    const { contentId } = input;
    const published = await publisher.publish({
      ...contentOf(input),
      metadata: {
        ...metadataOf(input),
        slideCount,
        altTexts: images.map(({ altText }) => altText),
      },
      images: images.map(({ objectKey, slideNumber }) => ({
        id: `${contentId}-${slideNumber}`,
        objectKey,
        slideNumber,
      })),
      ...(fits !== undefined && { fits }),
    });
    return { contentIdPublished: published.id };
  },
});
