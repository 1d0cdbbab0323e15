#include "include/CGlyphOutlines.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t bytes[] = {
#embed "outlines.bin"
};

const uint8_t *glyph_outlines_bytes(void) { return bytes; }

size_t glyph_outlines_count(void) { return sizeof bytes; }
