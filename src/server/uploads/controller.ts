import { Elysia } from "elysia";
import type { Admission } from "../../jobs/admission.ts";
import type { UploadStore } from "../../jobs/upload_store.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { decodePictures, type PictureReader } from "../creation/sent_pictures.ts";
import { writeEndpoint } from "../endpoint.ts";
import { invalid, limited, ok } from "../http/responses.ts";
import { UPLOAD_BODIES, UploadData } from "./schemas.ts";
import { readUploadForm } from "./upload_form.ts";

/** Dependencies of the upload endpoint. */
export interface UploadServices extends AuthServices {
  uploads: UploadStore;
  pictures: PictureReader;
  admission: Admission;
}

/** The endpoint for pictures that are sent ahead of the requests that show them. */
export function uploadsController(services: UploadServices) {
  const { uploads, pictures, admission } = services;
  return new Elysia({ prefix: "/api/v1/uploads", tags: ["Creation"] })
    .use(authPlugin(services))
    .post(
      "",
      async ({ account, request, status }) => {
        using form = await readUploadForm(request);
        await uploads.count(account.id);
        await admission.checkStorage(account);
        const decoded = await decodePictures([form.picture], {
          reader: pictures,
          accountId: account.id,
          nameOf: () => "image",
        });
        const [picture] = decoded;
        if (picture === undefined) throw new Error("Cannot find the picture that was read");
        const { id, expiresAt } = await uploads.add(account.id, picture);
        const { width, height } = picture.facts;
        const data = { id, width, height, expiresAt: expiresAt.toISOString() };
        return status(201, { success: true, data });
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "uploadPicture",
        summary: "Upload a picture to show in a post",
        description:
          "Name its id in `images` when you create a post from a text. It can be used for two days, in any number of posts. What a camera notes in a picture, such as the place, is not kept.",
        body: UPLOAD_BODIES,
        response: {
          201: ok("The upload", UploadData),
          400: invalid(
            "No image provided: send it in the form field image",
            "Invalid image: must be a PNG, a JPEG or a WebP",
            "Invalid image: must be at most 10MB",
            "Invalid image: must be at most 40 megapixels",
            "Invalid image: the picture is damaged",
          ),
          429: limited("Too many uploads in an hour, or the account's storage is full"),
        },
      }),
    );
}
