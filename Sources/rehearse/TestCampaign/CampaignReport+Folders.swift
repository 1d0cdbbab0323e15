import Foundation
import TestReports
import Trials
import XCUIAutomation

extension CampaignReport {
  /// The report of trials, and of what searches and comparisons of waits have left in folders.
  init(_ findings: CampaignFindings?, in folders: [String], plan: CampaignPlan) throws {
    var searches: [SearchRecord] = []
    var waits: [WaitFigures] = []
    for folder in folders {
      let search = folder + "/" + ResultFolder.searchRecords
      if let data = FileManager.default.contents(atPath: search) {
        do throws(TrialFile.Fault) { searches += try SearchFile.read(data) } catch {
          throw TestBundle.Fault(description: "\(search), \(error)")
        }
      }
      let path = folder + "/" + ResultFolder.waits
      if let data = FileManager.default.contents(atPath: path) {
        guard let figures = WaitFigures.read(Array(data)) else {
          throw TestBundle.Fault(description: "\(path) holds no figures of waits.")
        }
        waits += figures
      }
    }
    self.init(
      findings: findings, searches: searches, searchSettings: plan.replaySettings, waits: waits)
  }
}
