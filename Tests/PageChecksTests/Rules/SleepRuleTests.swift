import Testing

@Suite struct SleepRuleTests {
  @Test(
    arguments: [
      "sleep(2)", "usleep(5)", "Thread.sleep(forTimeInterval: 1)",
      "try await Task.sleep(for: .seconds(1))", "page.delay(0.2)",
      "RunLoop.current.run(until: Date())",
    ])
  func `a fixed time is told`(text: String) {
    #expect(smells("func a() { \(text) }").count == 1)
  }

  @Test(
    arguments: [
      "func sleep(_ x: Int) {}", "device.sleep()", "let delay = 5", "x.run(now)",
      "// sleep(2)", "\"sleep(2)\"",
    ])
  func `what only looks like it is not`(text: String) {
    #expect(smells("struct A { \(text)\n}") == [])
  }
}
