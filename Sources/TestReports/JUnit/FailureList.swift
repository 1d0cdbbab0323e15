import Trials

/// The failures of an attempt as one text, each with file and line.
struct FailureList {
  let text: String

  init(_ record: TrialRecord) {
    text = record.failures.map { failure in
      let file = failure.withFileName.file
      let place = file.isEmpty ? "" : "\(file):\(failure.line): "
      return place + failure.message
    }.joined(separator: "\n")
  }
}
