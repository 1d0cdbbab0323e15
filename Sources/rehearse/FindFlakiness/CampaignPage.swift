import CommandLineTool
import Foundation
import OutputFiles
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
    _ findings: CampaignFindings?, in folders: [String], plan: CampaignPlan
  ) throws -> Bool {
    guard let path else { return true }
    let report = CampaignReport(
      findings: findings, searches: try folders.flatMap(KeptSearches.records),
      searchSettings: plan.replaySettings, waits: try folders.flatMap(Self.waits))
    try OutputFile.write(report.html, to: path)
    Console.out("Report: \(path)")
    return report.holds
  }

  private static func waits(in folder: String) throws -> [WaitFigures] {
    let path = folder + "/" + ResultFolder.waits
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    guard let figures = WaitFigures.read(Array(data)) else {
      throw TestBundle.Fault(description: "\(path) holds no figures of waits.")
    }
    return figures
  }
}
