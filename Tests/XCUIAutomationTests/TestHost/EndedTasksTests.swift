import Testing

@testable import TestHost

struct EndedTasksTests {
  @Test func `the newest tasks are known, up to the limit`() {
    let tasks = EndedTasks()
    let limit = UInt64(EndedTasks.taskLimit)
    tasks.add(Set(1...limit))
    #expect(tasks.contains(1))
    tasks.add([limit + 1])
    #expect(!tasks.contains(1) && tasks.contains(2) && tasks.contains(limit + 1))
  }
}
