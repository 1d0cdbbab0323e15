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

  @Test(arguments: ["0/4", "5/4", "1", "1/0", "a/b", "1/2/3", "-1/2"])
  func `A number that no shard has makes none`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test(arguments: [
    (
      ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_MIN": "5", "SLURM_ARRAY_TASK_COUNT": "4"],
      "3/4"
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

  @Test func `Numbers with gaps name no shard`() {
    let environment = [
      "SLURM_ARRAY_TASK_ID": "10", "SLURM_ARRAY_TASK_MIN": "0", "SLURM_ARRAY_TASK_COUNT": "3",
    ]
    #expect(throws: Shard.Fault.self) { try Shard.named(in: environment) }
  }
}
