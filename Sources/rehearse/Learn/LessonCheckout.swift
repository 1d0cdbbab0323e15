import AppTools
import CommandLineTool
import Course
import Dispatch
import EnvironmentVariables
import Foundation
import OutputFiles
import TestProcesses

/// The checkout of Rehearsal in which a learner works: its exercises and their build.
struct LessonCheckout {
  /// The reason why a lesson cannot be started.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder with the package.
  let folder: URL

  /// The checkout that contains a folder, else the one in which the tool was built.
  init(
    from start: String = FileManager.default.currentDirectoryPath,
    tool: URL? = RehearsalPackage.own
  ) throws(Fault) {
    var place = URL(fileURLWithPath: start).standardizedFileURL
    while !Self.holdsCourse(place), place.path != "/" { place.deleteLastPathComponent() }
    let found = Self.holdsCourse(place) ? place : tool.flatMap { Self.holdsCourse($0) ? $0 : nil }
    guard let found else {
      throw Fault(
        description:
          "the exercises of the course are in Rehearsal's own package, and neither \(start) nor a "
          + "folder above is one. Clone it, and run swift run rehearse lesson there.")
    }
    folder = found
  }

  private static func holdsCourse(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
      && FileManager.default.fileExists(atPath: folder.appending(path: starts).path)
  }

  private static let starts = "Tests/ExerciseStartTests"

  // MARK: - Exercises

  /// The app that the exercises drive.
  var app: String { folder.appending(path: "Screens/Lessons").path }

  /// The path of a learner's attempt at a lesson, relative to the checkout.
  static func attempt(at lesson: Lesson) -> String {
    "Tests/ExerciseTests/Attempts/\(lesson.exercise).swift"
  }

  /// Writes the starting point of an exercise; true if it did.
  ///
  /// It keeps an existing attempt unless `isNew` is true.
  func begin(_ lesson: Lesson, isNew: Bool) throws(Fault) -> Bool {
    let attempt = folder.appending(path: Self.attempt(at: lesson))
    guard isNew || !FileManager.default.fileExists(atPath: attempt.path) else { return false }
    let start = try text("\(Self.starts)/\(lesson.exercise).swift")
    do throws(FileFault) { try OutputFile.write(start, to: attempt.path) } catch {
      throw Fault(description: error.description)
    }
    return true
  }

  /// A learner's attempt.
  func attempt(at lesson: Lesson) throws(Fault) -> String { try text(Self.attempt(at: lesson)) }

  /// The solution that comes with the course.
  func solution(of lesson: Lesson) throws(Fault) -> String {
    try text("Tests/ExerciseSolutionTests/\(lesson.exercise).swift")
  }

  private func text(_ path: String) throws(Fault) -> String {
    guard let data = FileManager.default.contents(atPath: folder.appending(path: path).path) else {
      throw Fault(description: "\(path) is not in \(folder.path). Check out the package again.")
    }
    return String(decoding: data, as: UTF8.self)
  }

  // MARK: - Build

  /// Builds only the attempt at a lesson; throws the compiler's errors.
  func build(_ lesson: Lesson) throws(Fault) {
    let log = try logFile()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "build", "--build-tests"]
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging([EnvironmentVariable.lesson.name: lesson.exercise]) { $1 }
    process.standardOutput = log.handle
    process.standardError = log.handle
    do { try ChildProcesses.shared.start(process) } catch {
      throw Fault(description: "swift cannot be started: \(ErrorWords.of(error))")
    }
    let watch = Self.watchForOtherBuilds(log.path)
    let end = ChildProcesses.shared.wait(for: process)
    watch.cancel()
    guard end != .code(0) else { return }
    if end == .code(Self.commandNotFound) {
      throw Fault(
        description: "swift is not on the path. Install the toolchain that Package.swift names.")
    }
    throw Fault(
      description: "the exercise does not compile:\n" + complaints(in: log.path)
        + "\nThe compiler's full output: \(Self.buildLog)")
  }

  /// Prints a note, once, if the log of a build says that it waits for another one.
  private static func watchForOtherBuilds(_ log: String) -> any DispatchSourceTimer {
    let watch = DispatchSource.makeTimerSource()
    watch.schedule(deadline: .now() + 1, repeating: 1)
    watch.setEventHandler {
      let text = FileManager.default.contents(atPath: log) ?? Data()
      guard String(decoding: text, as: UTF8.self).contains(otherBuild) else { return }
      Console.error("Waiting for another build in this folder to end ...")
      watch.cancel()
    }
    watch.activate()
    return watch
  }

  private static let otherBuild = "Another instance of SwiftPM"
  private static let commandNotFound: Int32 = 127
  private static let buildLog = ".rehearsal/lesson-build.txt"

  private func logFile() throws(Fault) -> (path: String, handle: FileHandle) {
    let path = folder.appending(path: Self.buildLog).path
    do throws(FileFault) { return (path, try LogFile.make(path)) } catch {
      throw Fault(description: error.description)
    }
  }

  /// The errors in a build log, each once; without errors, its last lines.
  private func complaints(in log: String) -> String {
    let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) }
    let lines = (text ?? "").split(separator: "\n").map { line in
      String(line).replacing(folder.path + "/", with: "")
    }
    var seen: Set<String> = []
    let errors = lines.filter { $0.contains(": error: ") && seen.insert($0).inserted }
    return (errors.isEmpty ? Array(lines.suffix(10)) : errors).map { "  " + $0 }
      .joined(separator: "\n")
  }
}
