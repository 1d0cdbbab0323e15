// Remembers where the last errors were thrown, since an error itself does not say it. The Swift
// runtime calls a handler at every `throw` statement of an untyped error.

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "CTestHost.h"

typedef void (*throw_handler)(void *error);

// The handler of the Swift runtime.
extern _Atomic(throw_handler) _swift_willThrow;

#define THROW_LIMIT 8
#define USUAL_FRAMES 64

typedef struct {
  const void *error;
  size_t count, room;
  uintptr_t *addresses;
} thrown_error;

static _Thread_local thrown_error last_errors[THROW_LIMIT];
static _Thread_local size_t next_error;
static _Thread_local bool is_watching;
static throw_handler handler_before;
static pthread_once_t is_installed = PTHREAD_ONCE_INIT;

// Remembers the whole stack, in as much room as it needs.
static void remember_stack(thrown_error *place) {
  for (;;) {
    place->count = test_host_return_addresses(place->addresses, place->room);
    if (place->count < place->room) return;
    size_t room = place->room == 0 ? USUAL_FRAMES : place->room * 4;
    uintptr_t *more = realloc(place->addresses, room * sizeof *more);
    if (more == NULL) return;
    place->addresses = more;
    place->room = room;
  }
}

static void remember(void *error) {
  if (is_watching) {
    thrown_error *place = &last_errors[next_error++ % THROW_LIMIT];
    place->error = error;
    remember_stack(place);
  }
  if (handler_before != NULL) handler_before(error);
}

static void install(void) { handler_before = atomic_exchange(&_swift_willThrow, remember); }

void test_host_watch_throws(bool is_on) {
  pthread_once(&is_installed, install);
  is_watching = is_on;
  if (is_on) return;
  for (size_t index = 0; index < THROW_LIMIT; index++) free(last_errors[index].addresses);
  memset(last_errors, 0, sizeof last_errors);
}

size_t test_host_throw_addresses(
    const void *error, size_t later, uintptr_t *addresses, size_t limit) {
  for (size_t back = 1; back <= THROW_LIMIT; back++) {
    const thrown_error *place = &last_errors[(next_error + THROW_LIMIT - back) % THROW_LIMIT];
    if (place->error != error || later-- > 0) continue;
    size_t count = place->count < limit ? place->count : limit;
    if (count > 0) memcpy(addresses, place->addresses, count * sizeof *addresses);
    return place->count;
  }
  return 0;
}
