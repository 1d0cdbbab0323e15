import Testing

@testable import Trials

struct ShardTests {
  @Test func `The shards of a campaign make every trial once`() throws {
    for count in 1...7 {
      let trials = try (1...count).flatMap { number in
        Array(try #require(Shard(number, of: count)).trials(of: 20))
      }
      #expect(trials.sorted() == Array(0..<20))
    }
  }

  @Test func `A campaign has so many shards and no more`() {
    let most = Shard.countLimit
    #expect(Shard(most, of: most)?.trials(of: most).map { $0 } == [most - 1])
    #expect(Shard("1/\(most + 1)") == nil)
  }

  @Test(arguments: ["0/4", "5/4", "1", "1/0", "a/b", "1/2/3", "-1/2"])
  func `A number that no shard has makes none`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [
    (
      [
        "SLURM_ARRAY_TASK_ID": "3", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_MAX": "3",
        "SLURM_ARRAY_TASK_COUNT": "4",
      ], "4/4"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "5", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_MAX": "5",
        "SLURM_ARRAY_TASK_COUNT": "1", "REHEARSAL_SHARDS": "64",
      ], "5/64"
    ),
    (
      [
        "SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "9",
        "SLURM_ARRAY_TASK_COUNT": "3", "REHEARSAL_SHARDS": "9",
      ], "9/9"
    ),
    (["AWS_BATCH_JOB_ARRAY_INDEX": "0", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "1/10"),
    (["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "3"], "3/3"),
    (["JOB_COMPLETION_INDEX": "1", "REHEARSAL_SHARDS": "8"], "2/8"),
  ])
  func `An array job names its shard`(environment: [String: String], shard: String) throws {
    #expect(try Shard.named(in: environment)?.description == shard)
  }

  @Test func `Outside of an array job there is no shard`() throws {
    #expect(try Shard.named(in: ["PATH": "/bin"]) == nil)
  }

  @Test func `A job that does not say how many there are is told what is missing`() {
    let fault = Shard.Fault(
      description: "JOB_COMPLETION_INDEX is 3, but REHEARSAL_SHARDS does not say of how many.")
    #expect(throws: fault) { try Shard.named(in: ["JOB_COMPLETION_INDEX": "3"]) }
  }

  @Test(arguments: [("10", "0", "10", "3"), ("5", "5", "5", "1"), ("6", "5", "8", "4")])
  func `A part of an array names no shard without their count`(
    number: String, least: String, most: String, count: String
  ) {
    let environment = [
      "SLURM_ARRAY_TASK_ID": number, "SLURM_ARRAY_TASK_MIN": least, "SLURM_ARRAY_TASK_MAX": most,
      "SLURM_ARRAY_TASK_COUNT": count,
    ]
    #expect(throws: Shard.Fault.self) { try Shard.named(in: environment) }
  }

  @Test(arguments: ["0", "65"])
  func `A number beyond the count of an array names no shard`(number: String) {
    let words =
      "SLURM_ARRAY_TASK_ID is \(number) and REHEARSAL_SHARDS is 64, which name no shard. "
      + "Number the tasks of the array from 1."
    #expect(throws: Shard.Fault(description: words)) {
      try Shard.named(in: ["SLURM_ARRAY_TASK_ID": number, "REHEARSAL_SHARDS": "64"])
    }
  }
}
