/// The words of `rehearse help campaign`.
extension UsageText {
  static let campaign = """
    OVERVIEW: Run the UI tests of a package many times, each time on a fresh device with a
    seed of its own, and tell which of them fail how often. Build them first:
    swift build --build-tests

    USAGE: rehearse campaign [--bundle <file>] [--filter <pattern>] [--trials <number>]
                             [--seed <number>] [--latencies <name>] [--sprt <rates>]
                             [--shard <number>/<count>] [--jobs <number>]
                             [--faults <plan>] [--output <folder>] [--resume]
                             [--html <file>]
           rehearse campaign --search <strategy> [--bundle <file>] [--filter <pattern>]
                             [--trials <number>] [--seed <number>] [--latencies <name>]
                             [--faults <plan>] [--output <folder>] [--html <file>]
           rehearse campaign --order [--bundle <file>] [--filter <pattern>] [--seed <number>]
                             [--latencies <name>] [--output <folder>]
           rehearse campaign --merge <folder> ... [--output <folder>] [--html <file>]

    OPTIONS:
      --bundle <file>       The built tests. (default: the .xctest below .build)
      --filter <pattern>    Run the tests whose names, such as Module.Class/test, match.
      --trials <number>     How many times each test is run at most. (default: 1000)
      --seed <number>       The seed of the first trial; the others follow it. (default: 1)
      --latencies <name>    What is made of the app's latencies: everyday spreads them,
                            as-written does not. (default: everyday)
      --faults <plan>       What is to go wrong in each trial, such as "slow-network=8
                            tie-order". (default: what REHEARSAL_FAULTS says)
      --search <strategy>   Look for an order of events that fails instead: plain, noise,
                            walk, pct-2, pct-3, single-delay or exhaustive, with at most
                            --trials runs a test. Exhaustive runs every order that could
                            end otherwise, and certifies a test of which none fails.
      --sprt <rates>        The two rates between which the sequential test decides, or
                            off to make all trials. (default: 0.001,0.01)
      --shard <n>/<count>   Make every count-th trial only. (default: what Slurm, AWS
                            Batch, Bazel or Kubernetes say of the task, else 1/1)
      --jobs <number>       Processes that share the tests; the results are the same for
                            any number. (default: 1)
      --output <folder>     Where trials and results go. (default: .rehearsal/campaign)
      --resume              Keep the trials that the folder holds and make the others.
      --order               Run all ordered pairs of tests on one device instead, and tell
                            which tests depend on what ran before.
      --merge               Merge the trials of shards: the same bytes as of one run.
      --html <file>         Write a report of all that the folders hold: trials, searches,
                            and the waits that rehearse waits --output has put there.
      -h, --help            Show help information.

    EXIT CODE: 0 when every trial passed, 1 when one did not or could not be made.
    """
}
