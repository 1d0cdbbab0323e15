import AppTools
import CommandLineTool
import Foundation
import OutputFiles
import SimulatedApp
import TestProcesses
import TestReports
import TestRuns
import Trials
import XCUIAutomation

/// The report of a campaign as one HTML file.
struct CampaignPage {
  private let path: String?

  /// Makes a report for a path; with nil, none is written.
  init(_ path: String?) { self.path = path }

  /// Writes the report of trials, and of the results of searches and wait comparisons in folders;
  /// returns whether everything passes.
  @discardableResult
  func write(
    _ findings: CampaignFindings?, _ unordered: [UnorderedFailure] = [], in folders: [String],
    plan: CampaignPlan
  ) throws -> Bool {
    guard let path else { return true }
    let report = CampaignReport(
      findings: findings, unordered: unordered, searches: try folders.flatMap(KeptSearches.records),
      searchSettings: plan.replaySettings, waits: try folders.flatMap(Self.waits),
      traces: try traces(of: findings, in: folders, beside: path))
    try OutputFile.write(report.html, to: path)
    Console.out("Report: \(path)")
    return report.holds
  }

  /// Writes a trace of the first failure of each test whose journal and app are available; returns
  /// the addresses of the pages.
  private func traces(
    of findings: CampaignFindings?, in folders: [String], beside path: String
  ) throws -> [String: String] {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent + "-traces"
    let place = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    var traces: [String: String] = [:]
    for test in findings?.tests ?? [] {
      guard let first = test.firstFailure,
        let journal = folders.lazy.compactMap({
          CampaignOutput($0).journal(of: test.test, seed: first.seed)
        }).first,
        let page = Self.trace(of: journal)
      else { continue }
      let file = "\(name)/\(JournalFiles.name(of: journal)).html"
      try OutputFile.write(page, to: place + "/" + file)
      traces[test.test] = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    }
    return traces
  }

  private static func trace(of journal: String) -> [UInt8]? {
    guard let bytes = FileManager.default.contents(atPath: journal),
      let record = try? JournalRecord(Array(bytes)),
      let folder = RecordedAppFolder.folder(of: record.header.bundle),
      let app = AppSource.read(folder, variant: nil, printingFaults: { _ in })
    else { return nil }
    var trace = TraceDocument(of: app.recordedForms)
    do throws(JournalFault) {
      try trace.add(record, named: JournalFiles.name(of: journal))
    } catch {
      return nil
    }
    return trace.html
  }

  private static func waits(in folder: String) throws -> [WaitFigures] {
    let path = folder + "/" + ResultFolder.waits
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    guard let figures = WaitFigures.read(Array(data)) else {
      throw TestBundle.Fault(description: "\(path) contains no figures of waits.")
    }
    return figures
  }
}
