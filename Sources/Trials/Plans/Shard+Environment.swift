extension Shard {
  /// Why the environment names no shard although it should.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The reason, in one sentence.
    package let description: String
  }

  /// A system that hands out shards: the variables that say which one this is, and of how many.
  private struct Scheduler {
    let number: String
    let count: String
    /// The variable that holds the least number; the number itself else starts at `firstNumber`.
    var first: String?
    var firstNumber = 0
  }

  /// Slurm's arrays, AWS Batch's arrays, Bazel's shards, and indexed jobs of Kubernetes, which say
  /// nowhere how many they are.
  private static let schedulers = [
    Scheduler(
      number: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT",
      first: "SLURM_ARRAY_TASK_MIN"),
    Scheduler(number: "AWS_BATCH_JOB_ARRAY_INDEX", count: "AWS_BATCH_JOB_ARRAY_SIZE"),
    Scheduler(number: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
    Scheduler(number: "JOB_COMPLETION_INDEX", count: "REHEARSAL_SHARDS"),
  ]

  /// The shard that the environment of an array job names; nil outside of any.
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
    guard let count = environment[scheduler.count], !count.isEmpty else {
      throw Fault(
        description: "\(scheduler.number) is \(number), but \(scheduler.count) does not say of "
          + "how many.")
    }
    let least = scheduler.first.flatMap { environment[$0] }.map(Int.init) ?? scheduler.firstNumber
    guard let own = Int(number), let total = Int(count), let least,
      let shard = Shard(own &- least &+ 1, of: total)
    else {
      throw Fault(
        description: "\(scheduler.number) is \(number) and \(scheduler.count) is \(count), which "
          + "name no shard. Number the tasks of the array one by one.")
    }
    return shard
  }
}
