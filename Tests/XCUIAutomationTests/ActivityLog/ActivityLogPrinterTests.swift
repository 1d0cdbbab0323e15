import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite struct ActivityLogPrinterTests {
  @Test(
    arguments: [
      (nil, .console), ("", .console), ("off", .nowhere), ("/tmp/a.log", .file("/tmp/a.log")),
      ("logs/a.txt", .file("logs/a.txt")),
    ] as [(String?, ActivityLogPrinter.Destination)])
  func `the environment says where the log goes`(
    setting: String?, destination: ActivityLogPrinter.Destination
  ) {
    #expect(ActivityLogPrinter.Destination(setting) == destination)
  }
}
