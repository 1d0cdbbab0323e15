import Testing

@Suite struct SleepRuleTests {
  @Test(
    arguments: [
      "sleep(2)", "usleep(5)", "Thread.sleep(forTimeInterval: 1)",
      "try await Task.sleep(for: .seconds(1))", "page.delay(0.2)",
      "RunLoop.current.run(until: Date())", "mainRunLoop.run(until: Date())",
    ])
  func `a fixed time is told`(text: String) {
    #expect(smells("func a() { \(text) }").count == 1)
  }

  @Test(
    arguments: [
      "func sleep(_ x: Int) {}", "device.sleep()", "let delay = 5", "x.run(now)",
      "// sleep(2)", "\"sleep(2)\"", "func a() throws { try clock.run(until: .start) }",
      "let a = #\"b \" sleep(2)\"#", "let a = #\"\"\"\n\"\"\" sleep(2)\n\"\"\"#",
    ])
  func `what only looks like it is not`(text: String) {
    #expect(smells("struct A { \(text)\n}") == [])
  }

  @Test(
    arguments: [
      "Task { try await Task.sleep(for: .seconds(1)) }", "Task.detached { sleep(1) }",
      "Task(priority: .low) { try await Task.sleep(for: .seconds(1)) }",
      "queue.async { sleep(1); expectation.fulfill() }",
      "queue.asyncAfter(deadline: .now() + f(1)) { Thread.sleep(forTimeInterval: 1) }",
      "Thread.detachNewThread { if a { usleep(1) } }", "let a = b()\nTask { sleep(1) }",
    ])
  func `what waits beside the test is not`(text: String) {
    #expect(smells("func a() { \(text) }") == [])
  }

  @Test(
    arguments: [
      "await Task { try await Task.sleep(for: .seconds(1)) }.value",
      "let a = try await Task.detached { sleep(1) }.value", "async let a: Void = Task.sleep(b)",
      "Task { }; sleep(1)", "measure { sleep(1) }",
    ])
  func `what the test waits for is`(text: String) {
    #expect(smells("func a() { \(text) }").count == 1)
  }
}
