import PredicateFormat
import SimulatedApp

/// The settings of a Snapfile of fastlane that `rehearse snapshot` uses.
///
/// The file is a program in Ruby. Calls with texts, numbers, Booleans and lists of them are read;
/// anything else is a fault.
package struct Snapfile: Equatable {
  /// One fault, with its line.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    let line: Int
    let words: String

    /// The line and what is wrong there.
    package var description: String { "\(line): \(words)" }
  }

  /// The devices, in order.
  package var devices: [String] = []
  /// The lines of the file that name the devices, in the same order.
  package private(set) var deviceLines: [Int] = []
  /// The languages, in order.
  package var languages: [String] = []
  /// The launch arguments of each run.
  package var launchArguments: [String] = []
  /// Where the pictures go.
  package var outputDirectory: String?
  /// Whether pictures of earlier runs are removed.
  package var clearsPrevious = false
  /// Whether the first failure ends the run.
  package var stopsAfterFirstError = false
  /// The tests to run, such as `AppUITests/StartTests/testStart`.
  package var onlyTesting: [String] = []

  /// Starts without any setting.
  package init() {}

  /// Reads a file; all faults at once.
  package static func parse(_ text: String) -> Result<Snapfile, SnapfileFaults> {
    var reader = SnapfileReader(text)
    var file = Snapfile()
    var faults: [Fault] = []
    while let call = reader.nextCall(&faults) { file.take(call, &faults) }
    return faults.isEmpty ? .success(file) : .failure(SnapfileFaults(faults: faults))
  }

  private mutating func take(_ call: SnapfileCall, _ faults: inout [Fault]) {
    switch call.name {
    case "devices":
      take(call, to: \.devices, &faults)
      deviceLines += Array(repeating: call.line, count: devices.count - deviceLines.count)
    case "languages": take(call, to: \.languages, &faults)
    case "launch_arguments":
      take(call, to: \.launchArguments, &faults)
      if launchArguments.count > 1 {
        let words = "only one set of launch arguments can be run"
        faults.append(Fault(line: call.line, words: words))
      }
    case "only_testing": take(call, to: \.onlyTesting, &faults)
    case "output_directory": outputDirectory = call.values.first?.text
    case "clear_previous_screenshots": clearsPrevious = call.values.first == .word("true")
    case "stop_after_first_error": stopsAfterFirstError = call.values.first == .word("true")
    case let name where Self.ignored.contains(name): return
    case let name:
      let hint = NearestName.hint(for: name, in: Self.known + Self.ignored)
      faults.append(Fault(line: call.line, words: "there is no setting \(name)\(hint)"))
    }
  }

  private mutating func take(
    _ call: SnapfileCall, to list: WritableKeyPath<Snapfile, [String]>, _ faults: inout [Fault]
  ) {
    let texts = call.values.flatMap(\.texts)
    if texts.isEmpty { faults.append(Fault(line: call.line, words: "\(call.name) has no text")) }
    self[keyPath: list] += texts
  }

  private static let known = [
    "devices", "languages", "launch_arguments", "only_testing", "output_directory",
    "clear_previous_screenshots", "stop_after_first_error",
  ]

  /// Settings that have no effect here: building, simulators, and fastlane's own page.
  private static let ignored = [
    "addressbook_use_placeholder", "app_identifier", "build_log_path", "buildlog_path", "clean",
    "clone_source_packages_path", "concurrent_simulators", "configuration", "dark_mode",
    "derived_data_path", "disable_package_automatic_updates", "disable_slide_to_type",
    "erase_simulator", "headless", "html_template", "ios_version", "localize_simulator",
    "namespace_log_files", "number_of_retries", "output_simulator_logs", "override_status_bar",
    "override_status_bar_arguments", "package_authorization_provider", "project",
    "reinstall_app", "result_bundle", "scheme", "sdk", "skip_helper_version_check",
    "skip_open_summary", "skip_testing", "suppress_xcode_output", "test_target_name",
    "test_without_building", "testplan", "use_adhoc_signing", "use_system_scm", "workspace",
    "xcargs", "xcodebuild_formatter",
  ]
}

/// All faults of a Snapfile.
package struct SnapfileFaults: Error, Equatable {
  /// The faults in the order of their lines.
  package let faults: [Snapfile.Fault]
}
