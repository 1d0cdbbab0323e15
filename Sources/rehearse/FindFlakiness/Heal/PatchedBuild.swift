import Foundation
import OutputFiles
import SuiteAdoption
import TestProcesses

/// A build of the tests in which one file has a different text.
///
/// The package and its build stay unchanged: one module is compiled again, in a folder of its own,
/// and linked with all the others. The compiler reads the text instead of the file, so that lines
/// and paths stay the same.
struct PatchedBuild {
  let record: BuildRecord
  /// The tests as they were built.
  let bundle: TestBundle
  /// The folder for the compiled files.
  let folder: String

  /// The result of a build.
  enum Result {
    case built(TestBundle)
    /// The first error of the compiler.
    case failed(String)
  }

  /// Builds the tests with another text of a file of a module.
  func build(_ text: String, of file: String, in module: String) throws -> Result {
    guard let compiling = record.compiling(module), let linking = record.linking(bundle.path)
    else {
      throw TestBundle.Fault(
        description: "\(bundle.path): the build does not say how to repeat it.")
    }
    try OutputFolder.make(folder)
    let objects = try write(text, of: file, for: compiling)
    let log = folder + "/compiler.txt"
    if let error = try run(compileArguments(compiling), log: log) { return .failed(error) }
    let path = folder + "/Patched.xctest"
    if let error = try run(linkArguments(linking, replacing: objects, to: path), log: log) {
      return .failed(error)
    }
    return .built(try TestBundle(path))
  }

  /// Writes the text, the map that puts it in the file's place, and the map of outputs; returns the
  /// new objects by the old ones.
  private func write(
    _ text: String, of file: String, for step: BuildRecord.Step
  ) throws -> [String: String] {
    let own = URL(fileURLWithPath: folder).standardizedFileURL.path
    try OutputFile.write(text, to: folder + "/patched.swift")
    let overlay: [String: Any] = [
      "version": 0,
      "roots": [["name": file, "type": "file", "external-contents": own + "/patched.swift"]],
    ]
    try write(overlay, to: "overlay.yaml")
    guard let place = step.arguments.firstIndex(of: "-output-file-map"),
      let data = FileManager.default.contents(atPath: step.arguments[place + 1]),
      let old = try JSONSerialization.jsonObject(with: data) as? [String: [String: String]]
    else { throw TestBundle.Fault(description: "\(step.name): there is no map of its outputs.") }
    var (map, objects): ([String: [String: String]], [String: String]) = ([:], [:])
    for (number, source) in old.keys.sorted().enumerated() {
      guard let object = old[source]?["object"] else { continue }
      let new = "\(own)/\(number).o"
      map[source] = ["object": new]
      objects[object] = new
    }
    try write(map, to: "outputs.json")
    return objects
  }

  private func write(_ object: Any, to name: String) throws {
    let bytes = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
    try OutputFile.write(Array(bytes), to: folder + "/" + name)
  }

  /// Options with a path that the new build must not write to.
  private static let outputs = [
    "-emit-module-path": "Module.swiftmodule", "-output-file-map": "outputs.json",
    "-emit-objc-header-path": "Module.h",
  ]

  /// Options with which the compiler writes files next to the package's own.
  private static let leftOut = [
    "-incremental", "-parseable-output", "-emit-dependencies", "-serialize-diagnostics",
  ]

  private func compileArguments(_ step: BuildRecord.Step) -> [String] {
    var arguments: [String] = []
    var rest = step.arguments[...]
    while let argument = rest.popFirst() {
      if let name = Self.outputs[argument] {
        rest = rest.dropFirst()
        arguments += [argument, folder + "/" + name]
      } else if argument == "-index-store-path" {
        rest = rest.dropFirst()
      } else if !Self.leftOut.contains(argument) {
        arguments.append(argument)
      }
    }
    return arguments + ["-vfsoverlay", folder + "/overlay.yaml"]
  }

  private func linkArguments(
    _ step: BuildRecord.Step, replacing objects: [String: String], to path: String
  ) throws -> [String] {
    try step.arguments.map { argument in
      if step.outputs.contains(argument) { return path }
      guard argument.hasPrefix("@"),
        let list = FileManager.default.contents(atPath: String(argument.dropFirst()))
      else { return argument }
      let lines = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
      let changed = folder + "/objects.txt"
      try OutputFile.write(
        lines.map { objects[$0] ?? $0 }.joined(separator: "\n") + "\n", to: changed)
      return "@" + changed
    }
  }

  /// Runs a command; returns the first error that it prints, or nil if it succeeds.
  private func run(_ arguments: [String], log: String) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments.first ?? "")
    process.arguments = Array(arguments.dropFirst())
    let file = try LogFile.make(log)
    process.standardOutput = file
    process.standardError = file
    try ChildProcesses.shared.start(process)
    guard ChildProcesses.shared.wait(for: process) != .code(0) else { return nil }
    let printed = FileManager.default.contents(atPath: log) ?? Data()
    let errors = CompilerError.all(in: String(decoding: printed, as: UTF8.self))
    return errors.first?.message ?? "see \(log)"
  }
}
