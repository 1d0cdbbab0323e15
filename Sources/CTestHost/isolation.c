// The main actor of a test that does not run on the main thread.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

#include "host.h"

typedef SWIFT_CALL void (*check)(struct executor_ref executor);
typedef SWIFT_CALL int8_t (*question)(struct executor_ref executor);

static SWIFT_CALL struct executor_ref (*main_executor)(void);

static __thread bool stands_for_main;

static bool is_ours(struct executor_ref executor) {
  return stands_for_main && main_executor && main_executor().identity == executor.identity;
}

static SWIFT_CALL void on_check(struct executor_ref executor, check original) {
  if (!is_ours(executor)) original(executor);
}

static SWIFT_CALL int8_t on_question(struct executor_ref executor, question original) {
  return is_ours(executor) ? 1 : original(executor);
}

static void set_hooks(void) {
  main_executor =
      (SWIFT_CALL struct executor_ref (*)(void))dlsym(RTLD_DEFAULT, "swift_task_getMainExecutor");
  test_host_set_hook("swift_task_checkIsolated_hook", (void *)on_check);
  test_host_set_hook("swift_task_isIsolatingCurrentContext_hook", (void *)on_question);
}

bool test_host_stand_for_main_thread(bool stands) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, set_hooks);
  bool before = stands_for_main;
  stands_for_main = stands;
  return before;
}
