// Reads the stack with the unwind tables. XCTest is built without frame pointers, so a walk along
// frame pointers would skip the caller of an assertion, whose line a failure must show.

#define _GNU_SOURCE

#include <dlfcn.h>
#include <unwind.h>

#include "CTestHost.h"

typedef struct {
  uintptr_t *addresses;
  size_t count;
  size_t limit;
} stack_walk;

// The frame that hides all its callers; 0 for none.
static _Thread_local uintptr_t outermost;

__attribute__((noinline)) uintptr_t test_host_begin_stack(void) {
  uintptr_t before = outermost;
  outermost = (uintptr_t)__builtin_frame_address(0);
  return before;
}

void test_host_end_stack(uintptr_t before) { outermost = before; }

static _Unwind_Reason_Code add_frame(struct _Unwind_Context *context, void *argument) {
  stack_walk *walk = argument;
  if (walk->count >= walk->limit) return _URC_END_OF_STACK;
  if (outermost != 0 && _Unwind_GetCFA(context) > outermost) return _URC_END_OF_STACK;
  uintptr_t address = _Unwind_GetIP(context);
  if (address == 0) return _URC_END_OF_STACK;
  walk->addresses[walk->count++] = address;
  return _URC_NO_REASON;
}

size_t test_host_return_addresses(uintptr_t *addresses, size_t limit) {
  stack_walk walk = {addresses, 0, limit};
  _Unwind_Backtrace(add_frame, &walk);
  return walk.count;
}

const void *test_host_library(uintptr_t address) {
  Dl_info found;
  return dladdr((void *)address, &found) != 0 ? found.dli_fbase : NULL;
}

const char *test_host_exported_symbol(uintptr_t address) {
  Dl_info found;
  return dladdr((void *)address, &found) != 0 ? found.dli_sname : NULL;
}
