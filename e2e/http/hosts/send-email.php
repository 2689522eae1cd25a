<?php
// A typical mail script of a shared host. It sends no mail: the tests are about its responses.
header('Content-Type: application/json');
$sent = json_decode(file_get_contents('php://input'), true);
if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    http_response_code(405);
    header('Allow: POST');
    echo json_encode(['success' => false, 'error' => 'Only POST.']);
} elseif (empty($sent['name']) || empty($sent['phone']) || empty($sent['email']) || empty($sent['message'])) {
    http_response_code(400);
    echo json_encode(['success' => false, 'error' => 'A field is missing.']);
} elseif ($sent['name'] === 'Refused Sample') {
    echo json_encode(['success' => false, 'error' => 'The mailbox is full.']);
} else {
    echo json_encode(['success' => true]);
}
