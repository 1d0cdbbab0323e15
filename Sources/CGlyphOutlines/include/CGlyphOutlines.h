#ifndef CGLYPHOUTLINES_H
#define CGLYPHOUTLINES_H

#include <stddef.h>
#include <stdint.h>

/// The outlines of all glyphs; see the module's article for the format. They are constant and need
/// no release.
const uint8_t *_Nonnull glyph_outlines_bytes(void);

/// How many bytes there are.
size_t glyph_outlines_count(void);

#endif
