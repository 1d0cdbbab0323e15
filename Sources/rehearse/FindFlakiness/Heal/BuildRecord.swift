import Foundation
import TestProcesses

/// How SwiftPM has built the tests of a package: the commands in the manifest of its last build.
struct BuildRecord {
  /// A command of the build.
  struct Step: Sendable {
    /// Its name: `C.ShopTests-x86_64-unknown-linux-gnu-debug.module`.
    var name: String
    var inputs: [String] = []
    var outputs: [String] = []
    var arguments: [String] = []
  }

  /// The folder with the build products.
  private let build: String
  private let steps: [Step]

  /// Reads how a bundle was built.
  init(of bundle: TestBundle) throws(TestBundle.Fault) {
    let path = URL(fileURLWithPath: bundle.path).resolvingSymlinksInPath()
    let configuration = path.deletingLastPathComponent()
    build = configuration.deletingLastPathComponent().deletingLastPathComponent().path
    let file = build + "/" + configuration.lastPathComponent + ".yaml"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw TestBundle.Fault(
        description: "\(file): there is no record of how the tests were built. Build them with "
          + "swift build --build-tests")
    }
    steps = Self.steps(in: String(decoding: data, as: UTF8.self))
    // Packages may share a folder; the record is that of the one that was built last.
    guard linking(bundle.path) != nil else {
      throw TestBundle.Fault(
        description: "\(file): another package was built into this folder since, so there is no "
          + "record of how \(path.lastPathComponent) was built. Build it again with swift build "
          + "--build-tests")
    }
  }

  /// A record of steps, for tests.
  init(build: String, manifest: String) {
    self.build = build
    steps = Self.steps(in: manifest)
  }

  /// The command that compiles a module; nil without one.
  func compiling(_ module: String) -> Step? {
    steps.first { Self.module(of: $0) == module }
  }

  /// The command that links a bundle; nil without one.
  func linking(_ bundle: String) -> Step? {
    let path = URL(fileURLWithPath: bundle).resolvingSymlinksInPath().path
    return steps.first { !$0.arguments.isEmpty && $0.outputs.contains(path) }
  }

  /// The sources with a name in the package of a module; those of the module come first.
  func sources(named name: String, first module: String) -> [(module: String, path: String)] {
    let package = compiling(module).map(Self.package)
    return steps.flatMap { step -> [(module: String, path: String)] in
      guard let module = Self.module(of: step), Self.package(of: step) == package else { return [] }
      return step.inputs.filter { $0.hasSuffix("/" + name) && !$0.hasPrefix(build + "/") }
        .map { (module, $0) }
    }.sorted { ($0.module != module ? 1 : 0, $0.path) < ($1.module != module ? 1 : 0, $1.path) }
  }

  // MARK: - The manifest

  private static func module(of step: Step) -> String? {
    guard step.name.hasPrefix("C."), step.name.hasSuffix(".module") else { return nil }
    return argument("-module-name", of: step)
  }

  /// The name of a step's package; packages that are built together have several.
  private static func package(of step: Step) -> String? { argument("-package-name", of: step) }

  private static func argument(_ name: String, of step: Step) -> String? {
    guard let place = step.arguments.firstIndex(of: name), place + 1 < step.arguments.count else {
      return nil
    }
    return step.arguments[place + 1]
  }

  /// The commands of a manifest, which is YAML with each list as JSON on one line.
  private static func steps(in manifest: String) -> [Step] {
    var steps: [Step] = []
    for line in manifest.split(separator: "\n") {
      if line.hasPrefix("  \""), line.hasSuffix(":") {
        steps.append(Step(name: String(line.dropFirst(3).dropLast(2))))
      } else if let last = steps.indices.last {
        if let list = list("inputs", in: line) { steps[last].inputs = list }
        if let list = list("outputs", in: line) { steps[last].outputs = list }
        if let list = list("args", in: line) { steps[last].arguments = list }
      }
    }
    return steps
  }

  private static func list(_ key: String, in line: Substring) -> [String]? {
    let head = "    \(key): "
    guard line.hasPrefix(head) else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(head.count).utf8))
  }
}
