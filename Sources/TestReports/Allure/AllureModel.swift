/// The objects of Allure's result format, version 2, with the names that it gives them.
enum AllureModel {
  /// One attempt of a test: the file `{uuid}-result.json`.
  struct Result: Encodable {
    let uuid: String
    let historyId: String
    let testCaseId: String
    let fullName: String
    let name: String
    let titlePath: [String]
    var description: String?
    let status: Status
    var statusDetails: StatusDetails?
    let stage = "finished"
    var steps: [Step] = []
    var attachments: [Attachment] = []
    let parameters: [Parameter]
    let labels: [Label]
    let links: [Link]
    let start: Int64
    let stop: Int64
  }

  /// Set-up and tear-down of a test: the file `{uuid}-container.json`.
  struct Container: Encodable {
    let uuid: String
    let name: String
    let children: [String]
    let befores: [Step]
    let afters: [Step]
    let start: Int64
    let stop: Int64
  }

  /// A step, which can contain further steps.
  struct Step: Encodable {
    let name: String
    var status = Status.passed
    var statusDetails: StatusDetails?
    let stage = "finished"
    var steps: [Step] = []
    var attachments: [Attachment] = []
    let parameters: [Parameter] = []
    let start: Int64
    var stop: Int64
  }

  enum Status: String, Encodable {
    case passed, failed, broken, skipped
  }

  struct StatusDetails: Encodable {
    var message: String?
    var trace: String?
    var flaky = false
    var known = false
  }

  /// A file in addition to the result, with the name that the test gave it.
  struct Attachment: Encodable {
    let name: String
    let source: String
    let type: String
  }

  struct Parameter: Encodable {
    let name: String
    let value: String
    /// True for a parameter that does not distinguish tests, such as the seed of an attempt.
    var excluded: Bool?
  }

  struct Label: Encodable {
    let name: String
    let value: String
  }

  struct Link: Encodable {
    let name: String
    let url: String
    var type: String?
  }

  /// A group of failures in a report.
  struct Category: Encodable {
    let name: String
    let matchedStatuses: [Status]
    var traceRegex: String?
    var flaky: Bool?
  }

  struct Executor: Encodable {
    let name = "Rehearsal"
    let type = "rehearsal"
    let reportName = "Rehearsal"
  }
}
