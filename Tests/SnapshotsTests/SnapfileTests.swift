import Testing

@testable import Snapshots

/// What is read of fastlane's settings.
@Suite struct SnapfileTests {
  @Test func `devices, languages and a folder are read`() throws {
    let file = try Snapfile.parse(
      """
      # Pictures for the store
      devices([
        "iPhone 15", # a phone
        'iPad Pro 11',
      ])
      languages ["en-US", ["pt", "pt_BR"]]
      scheme "Shop"
      output_directory("./pictures")
      clear_previous_screenshots(true)
      launch_arguments(["-color red"])
      only_testing(["ShopTests/StartTests"])
      """
    ).get()
    #expect(file.devices == ["iPhone 15", "iPad Pro 11"])
    #expect(file.languages == ["en-US", "pt"])
    #expect(file.outputDirectory == "./pictures")
    #expect(file.clearsPrevious)
    #expect(!file.stopsAfterFirstError)
    #expect(file.launchArguments == ["-color red"])
    #expect(file.onlyTesting == ["ShopTests/StartTests"])
  }

  @Test(arguments: [
    ("", Snapfile()), ("# nothing\n", Snapfile()), ("override_status_bar(true)", Snapfile()),
  ])
  func `what decides nothing here is passed over`(text: String, file: Snapfile) throws {
    #expect(try Snapfile.parse(text).get() == file)
  }

  @Test func `all faults are told with their lines`() {
    let text = """
      devicse(["iPhone 15"])
      languages([ENV["LANG"]])
      output_directory("./pictures"

      devices([])
      """
    guard case .failure(let faults) = Snapfile.parse(text) else {
      Issue.record("no fault")
      return
    }
    let words = faults.faults.map(\.description)
    #expect(words.first?.hasPrefix("1: there is no setting devicse") == true)
    #expect(words.first?.contains("devices") == true)
    #expect(words.contains { $0.hasPrefix("2: languages has a value other than a text") })
    #expect(words.contains { $0.contains("has no closing parenthesis") })
  }

  @Test func `the lines of a text count`() {
    let text = "only_testing(\"a\nb\")\ndevicse([])\n"
    guard case .failure(let faults) = Snapfile.parse(text) else {
      Issue.record("no fault")
      return
    }
    #expect(faults.faults.map(\.description).first?.hasPrefix("3: there is no setting") == true)
  }

  @Test func `lists in lists have a limit`() {
    let nested = { (count: Int) in
      let lists = ["[", "]"].map { String(repeating: $0, count: count) }
      return Snapfile.parse("devices(\(lists.joined()))")
    }
    let told = { (file: Result<Snapfile, SnapfileFaults>) -> [String] in
      guard case .failure(let faults) = file else { return [] }
      return faults.faults.map(\.description)
    }
    let words = "devices has a value other than a text, number, true, false or list"
    #expect(!told(nested(SnapfileReader.depthLimit)).contains { $0.contains(words) })
    #expect(told(nested(SnapfileReader.depthLimit + 1)).contains { $0.contains(words) })
    let text = "devices(" + String(repeating: "[", count: 100_000)
    guard case .failure = Snapfile.parse(text) else {
      Issue.record("no fault")
      return
    }
  }
}
