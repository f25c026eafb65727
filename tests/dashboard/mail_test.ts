import { afterAll, expect, test } from "bun:test";
import { startSmtpServer } from "../support/smtp.ts";
import { checkPage } from "./_check_page.ts";
import { dashboard, PASSWORD, signUp } from "./_dashboard.ts";

const smtp = await startSmtpServer();
afterAll(() => smtp.close());
const { service, visit } = await dashboard(
  { SMTP_URL: smtp.url, MAIL_FROM: "Postloom <posts@example.com>" },
  { run: "serve" },
);
const EMAIL = "mailed@example.com";

/** The path of the link in the mail with this number, counted from one. */
async function linkIn(count: number): Promise<string> {
  await smtp.until(count);
  const link = new RegExp(`${service.url}(/\\S+)`).exec(smtp.mails[count - 1]?.content ?? "");
  return link?.[1] ?? "";
}

test("who signed up confirms the account by the link, and sets a forgotten password by another", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  await signUp(page, EMAIL);
  await page.getByText("Confirm your account.").waitFor();
  await checkPage(page, "New post");
  await page.getByRole("button", { name: "Send it again" }).click();
  await page.getByText("Sent.").waitFor();

  await using elsewhere = await visit(await linkIn(2));
  await checkPage(elsewhere.page, "Confirm your account");
  // Nobody can read the token over somebody's shoulder, or in the list of pages visited.
  expect(new URL(elsewhere.page.url()).hash).toBe("");
  // The mailbox alone does not confirm: somebody else may have signed up with it.
  await elsewhere.page.getByText("did somebody else sign up with your email?").waitFor();
  await elsewhere.page.getByLabel("Email").fill(EMAIL);
  await elsewhere.page.getByLabel("Password").fill(PASSWORD);
  await elsewhere.page.getByRole("button", { name: "Confirm" }).click();
  await elsewhere.page.getByRole("heading", { name: "Your account is confirmed" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "New post" }).waitFor();
  expect(await page.getByText("Confirm your account.").count()).toBe(0);

  await elsewhere.page.context().clearCookies();
  await elsewhere.page.goto("/sign-in");
  await elsewhere.page.getByRole("link", { name: "Set a new one" }).click();
  await checkPage(elsewhere.page, "Forgotten password");
  await elsewhere.page.getByLabel("Email").fill(EMAIL);
  await elsewhere.page.getByRole("button", { name: "Send the link" }).click();
  await elsewhere.page.getByText("the link is on its way").waitFor();
  await elsewhere.page.goto(await linkIn(3));
  await checkPage(elsewhere.page, "New password");
  const password = elsewhere.page.getByLabel("New password");
  await password.fill(EMAIL);
  await elsewhere.page.getByRole("button", { name: "Set password" }).click();
  await elsewhere.page.getByText("must not be made of the email").waitFor();
  await password.fill(`${PASSWORD} staple`);
  await elsewhere.page.getByRole("button", { name: "Set password" }).click();
  await elsewhere.page.getByRole("heading", { name: "New post" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  opened.expectNoTrouble();
  elsewhere.expectNoTrouble();
  // The service's log has the paths, and no token.
  expect(service.log.some(({ path }) => path === "/api/account/reset")).toBe(true);
  expect(JSON.stringify(service.log)).not.toContain((await linkIn(3)).split("token=")[1] ?? "");
});

test("an account gets another email by a link, which the page for it takes from anybody signed in", async () => {
  await using opened = await visit("/");
  const { page } = opened;
  const sent = smtp.mails.length;
  await signUp(page, "before@example.com");
  await page.goto("/settings/account");
  const form = page.locator("form", { hasText: "You sign in with before@example.com." });
  await form.getByLabel("New email").fill("after@example.com");
  await form.getByLabel("Current password").fill(PASSWORD);
  await form.getByRole("button", { name: "Change email" }).click();
  await form.getByText("We sent a link to after@example.com").waitFor();
  await page.goto(await linkIn(sent + 2));
  await checkPage(page, "Confirm your new email");
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your email is changed" }).waitFor();
  await page.getByRole("link", { name: "Account" }).click();
  await page.getByText("You sign in with after@example.com.").waitFor();
  opened.expectNoTrouble();
});
