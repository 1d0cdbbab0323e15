extension Shard {
  /// Why the shard in the environment is invalid.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The reason, in one sentence.
    package let description: String
  }

  /// A system that runs shards, with its variables for the number and the count.
  private struct Scheduler {
    let number: String
    let count: String
    /// The variable with the lowest number; without it numbers start at `firstNumber`.
    var first: String?
    var last: String?
    var firstNumber = 0
  }

  /// The variable in which a user says how many shards there are.
  private static let shardCount = "REHEARSAL_SHARDS"

  /// Slurm arrays, AWS Batch arrays, Bazel shards, and indexed jobs of Kubernetes, which do not
  /// know their count.
  private static let schedulers = [
    Scheduler(
      number: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: "SLURM_ARRAY_TASK_MIN", last: "SLURM_ARRAY_TASK_MAX"),
    Scheduler(number: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    Scheduler(number: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
    Scheduler(number: "JOB_COMPLETION_INDEX", count: shardCount),
  ]

  /// The shard in the environment of an array job; nil outside of one.
  package static func named(in environment: [String: String]) throws(Fault) -> Shard? {
    for scheduler in schedulers {
      guard let number = environment[scheduler.number], !number.isEmpty else { continue }
      return try shard(number, of: scheduler, in: environment)
    }
    return nil
  }

  private static func shard(
    _ number: String, of scheduler: Scheduler, in environment: [String: String]
  ) throws(Fault) -> Shard {
    if let total = environment[shardCount], !total.isEmpty {
      return try shard(number, from: scheduler.first == nil ? 0 : 1, of: total, scheduler)
    }
    guard let count = environment[scheduler.count], !count.isEmpty else {
      throw Fault(
        description: "\(scheduler.number) is \(number), but \(scheduler.count) does not say of "
          + "how many.")
    }
    let least = scheduler.first.flatMap { environment[$0] }.map(Int.init) ?? scheduler.firstNumber
    let last = scheduler.last.flatMap { environment[$0] }.flatMap(Int.init)
    guard let own = Int(number), let total = Int(count), let least,
      let shard = Shard(own &- least &+ 1, of: total)
    else {
      throw Fault(
        description: "\(scheduler.number) is \(number) and \(scheduler.count) is \(count), which "
          + "name no shard. Number the tasks of the array one by one, or say in \(shardCount) how "
          + "many there are.")
    }
    // One task of an array that is run again looks like an array of its own.
    guard last.map({ $0 &- least &+ 1 == total }) ?? true, least <= 1 else {
      throw Fault(
        description: "\(scheduler.number) is \(number) in an array of \(count), which is a part of "
          + "one. Number the tasks of the whole array from 1 and say in \(shardCount) how many "
          + "there are.")
    }
    return shard
  }

  /// The shard of a task of an array that may run only in part, as when tasks are run again.
  private static func shard(
    _ number: String, from first: Int, of total: String, _ scheduler: Scheduler
  ) throws(Fault) -> Shard {
    if let own = Int(number), let total = Int(total),
      let shard = Shard(own &- first &+ 1, of: total)
    {
      return shard
    }
    throw Fault(
      description: "\(scheduler.number) is \(number) and \(shardCount) is \(total), which name no "
        + "shard. Number the tasks of the array from \(first).")
  }
}
