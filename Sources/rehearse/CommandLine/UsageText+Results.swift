/// The words of `rehearse help results` and `rehearse help test`.
extension UsageText {
  static let results = """
    OVERVIEW: Judge recorded results, and write them as Allure results, JUnit XML and JSON
    Lines. Record them with REHEARSAL_RESULTS=<folder> swift test, or with rehearse test.

    USAGE: rehearse results <folder> ... [--allure <folder>] [--junit <file>]
                            [--jsonl <file>] [--flaky <how>] [--quarantine <file>]
                            [--today <day>] [--release-after <number>] [--trials <folder>]
           rehearse results --schema <name>

    ARGUMENTS:
      <folder>              Results of a run, or a folder of such folders. Those of shards
                            together give the same in any order.

    OPTIONS:
      --allure <folder>     Write results that Allure reads, journals among them.
      --junit <file>        Write JUnit XML.
      --jsonl <file>        Write a line a test in JSON.
      --flaky <how>         Whether a test that passes when it is tried again lets the run
                            pass or fail. (default: pass)
      --quarantine <file>   The tests whose failures do not count, until a day.
      --today <day>         The day on which that is asked. (default: the clock's)
      --release-after <n>   Tell which of them have passed so many trials and failed none.
                            (default: 300)
      --trials <folder>     Count the trials of a campaign for that too.
      --schema <name>       Print a JSON Schema: quarantine, test (a line of the recorded
                            results) or run (a line of --jsonl).
      -h, --help            Show help information.

    EXIT CODE: 0 when the run holds, 1 when a test fails it, or the quarantine is wrong.
    """

  static let test = """
    OVERVIEW: Run the built tests of a package once, try again what fails, and record the
    results. Build them first: swift build --build-tests

    USAGE: rehearse test [--bundle <file>] [--filter <pattern>] [--retries <number>]
                         [--last-failed] [--shard <number>/<count>] [--durations <folder>]
                         [--flaky <how>] [--quarantine <file>] [--today <day>]
                         [--output <folder>]

    OPTIONS:
      --bundle <file>       The built tests. (default: the .xctest below .build)
      --filter <pattern>    Run the tests whose names, such as Module.Class/test, match.
      --retries <number>    How often a test that failed is tried again, on a fresh device
                            with the next seed. (default: 0)
      --last-failed         Run those tests again that did not pass in the output folder.
      --shard <n>/<count>   Run one of so many parts of the tests.
      --durations <folder>  Split them by how long they took in these results, so that
                            each part takes as long. (default: as many tests in each)
      --flaky <how>         Whether a test that passes when it is tried again lets the run
                            pass or fail. (default: pass)
      --quarantine <file>   The tests whose failures do not count, until a day.
      --today <day>         The day on which that is asked. (default: the clock's)
      --output <folder>     Where results and journals go. (default: .rehearsal/results)
      -h, --help            Show help information.

    EXIT CODE: 0 when the run holds, 1 when a test fails it, or the quarantine is wrong.
    """
}
