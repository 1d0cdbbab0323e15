import APIDescriptions
import CommandLineTool
import Foundation
import SimulatedApp

/// The check of an app's sets of stubs, and of recordings, against an API description.
struct ContractCheck {
  let app: AppOptions
  /// The file of the description.
  let description: String
  /// Recordings in the format HAR.
  let recordings: [String]

  /// Prints the differences, and fails if there are any.
  ///
  /// A recording that cannot be read does not keep the others from being compared.
  func run() -> ExitCode {
    guard let folder = app.existingFolder(), let contract = contract() else { return .failure }
    let sets = Self.sets(in: folder)
    let loaders = Self.requests(of: folder)
    var faults = [contract.faults(inRequests: loaders)]
    for set in sets {
      faults.append(contract.faults(inSet: set.name, files: set.files, loaders: loaders))
    }
    let compared = recordings.compactMap { recording in
      Self.read(recording) { bytes throws(DescriptionFile.Unreadable) in
        try contract.faults(inRecording: recording, bytes: bytes)
      }
    }
    let result = report(
      faults + compared, setCount: sets.count, requestCount: loaders.count,
      recordingCount: compared.count)
    return compared.count == recordings.count ? result : .failure
  }

  private func contract() -> StubContract? {
    Self.read(description) { bytes throws(DescriptionFile.Unreadable) in
      StubContract(try APIDescription(name: description, bytes: bytes))
    }
  }

  /// What is made of a file; nil if it cannot be read, after printing why.
  private static func read<Made>(
    _ file: String, _ make: ([UInt8]) throws(DescriptionFile.Unreadable) -> Made
  ) -> Made? {
    guard let bytes = InputFile.bytes(of: file) else { return nil }
    do throws(DescriptionFile.Unreadable) {
      return try make(bytes)
    } catch {
      Console.out(error.faults.joined(separator: "\n"))
      return nil
    }
  }

  /// Prints the differences of each checked part; the number for each part is limited.
  private func report(
    _ parts: [[ContractFault]], setCount: Int, requestCount: Int, recordingCount: Int
  ) -> ExitCode {
    let faults = parts.flatMap { $0 }
    let held =
      counted(setCount, "set") + " of stubs"
      + (requestCount == 0 ? "" : ", " + counted(requestCount, "request"))
      + (recordingCount == 0 ? "" : ", " + counted(recordingCount, "recording"))
    guard faults.isEmpty else {
      let told = faults.prefix(StubContract.faultLimit).map(\.description)
      let more = faults.count - told.count
      let isCut = parts.contains { $0.count >= StubContract.faultLimit }
      let number = (isCut ? "at least " : "") + counted(faults.count, "difference")
      Console.out(
        (told + (more > 0 ? ["and \(more) more"] : [])
          + ["\(number) from \(description) (\(held))"])
          .joined(separator: "\n"))
      return .failure
    }
    Console.out("\(description): no differences (\(held))")
    return .success
  }

  /// The requests that the app's loaders make; none if the app cannot be read, which the check of
  /// its files reports.
  private static func requests(of folder: String) -> [LoaderRequest] {
    guard let app = try? AppFolder(folder).load() else { return [] }
    return app.loaders.flatMap { loader in
      (loader.request?.variants ?? []).map {
        LoaderRequest(
          loader: loader.name, method: $0.method, url: $0.url, pointer: $0.result ?? "",
          query: $0.query.map(\.name), headers: $0.headers.map(\.name), body: $0.body)
      }
    }
  }

  /// The sets of stubs in an app's folder, sorted by name.
  private static func sets(
    in folder: String
  ) -> [(name: String, files: [(name: String, bytes: [UInt8])])] {
    let place = folder + "/Stubs"
    return names(in: place).filter { InputFile.isFolder(place + "/" + $0) }.map { set in
      let files = names(in: place + "/" + set).compactMap { name in
        InputFile.bytes(of: "\(place)/\(set)/\(name)").map { (name: name, bytes: $0) }
      }
      return ("\(place)/\(set)", files)
    }
  }

  private static func names(in folder: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}
