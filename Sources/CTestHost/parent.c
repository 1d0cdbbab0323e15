// A process of tests that a tool has started ends with the tool, however that ends.

#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

__attribute__((constructor)) static void end_with_parent(void) {
  const char *name = "REHEARSAL_PARENT";
  const char *text = getenv(name);
  if (!text) return;
  pid_t parent = (pid_t)strtol(text, NULL, 10);
  // Processes that the tests start have another parent.
  unsetenv(name);
  if (parent <= 1) return;
  // A thread of libdispatch that starts a process passes on that it blocks all signals.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before the line above.
  if (getppid() != parent && kill(parent, 0) != 0) _exit(128 + SIGKILL);
}
