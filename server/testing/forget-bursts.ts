import type { Site } from './site.ts'

/** All bursts are over and forgotten, and nothing is counted. */
export async function forgetBursts(site: Site): Promise<void> {
  const { look } = site.running.app.bursts
  // What other tests caused is counted first, so that it goes too.
  await look()
  await site.database.write.deleteFrom('burstCount').execute()
  // The server looks by itself too: a look that read the counts before they were deleted begins bursts after it. This one comes after that look.
  await look()
  for (const table of ['burst', 'burstSeen'] as const) await site.database.write.deleteFrom(table).execute()
}
