import CommandLineTool
import Trials

/// `rehearse campaign merge`: merges the trials of several shards.
struct CampaignMergeCommand: ToolCommand {
  static let name = "merge"
  static let summary = "Merges the trials of shards into one result."
  static let discussion = """
    The merged files are byte for byte those of one run on one machine. With --html the \
    report also shows what 'campaign search' and 'waits' wrote to the folders.
    """
  static let examples = [
    "rehearse campaign merge out --output merged", "rehearse campaign merge out --html report.html",
  ]

  static let errorCode = ExitCode.notMade

  @Argument(
    .folder(), "Folders of campaigns, or folders that contain them.", isRequired: true)
  var folders: [String]

  @Option("--output", .folder(), "Where the merged results go.", default: "only printed")
  var output: String?

  @Option("--html", .file(), "Writes an HTML report of everything in the folders.")
  var html: String?

  func run() throws -> ExitCode {
    guard InputFile.areFolders(folders) else { return .notMade }
    let page = CampaignPage(html)
    let withTrials = folders.filter {
      html == nil || !CampaignFolder.holdsOtherFindingsAlone($0)
    }
    guard !withTrials.isEmpty else {
      let plan = TrialOptions().plan()
      return try page.write(nil, in: folders, plan: plan) ? .success : .failure
    }
    let files = try withTrials.flatMap { try CampaignFolder($0).files }
    let findings = try CampaignFindings(merging: files, content: CampaignFolder.content)
    Console.out(FindingsTable(findings).text)
    if let output {
      let folder = CampaignOutput(output)
      try folder.make()
      try folder.write(findings)
      Console.out("\nResults: \(folder.results)")
    }
    try page.write(findings, in: folders, plan: findings.plan)
    return findings.holds ? .success : .failure
  }
}
